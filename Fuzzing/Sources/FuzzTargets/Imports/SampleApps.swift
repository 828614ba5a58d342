/// Small apps that use most rules of the importer.
package enum SampleApps {
  /// Two storyboards that refer to each other.
  package static let storyboards = [main, shop]

  private static let main = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="tabs">
    <scenes>
    <scene sceneID="s1">
    <objects>
    <tabBarController id="tabs" sceneMemberID="viewController">
    <connections>
    <segue destination="nav" kind="relationship" relationship="viewControllers" id="g1"/>
    <segue destination="ref" kind="relationship" relationship="viewControllers" id="g2"/>
    </connections>
    </tabBarController>
    </objects>
    </scene>
    <scene sceneID="s2">
    <objects>
    <navigationController id="nav" sceneMemberID="viewController">
    <tabBarItem title="List" id="t1"/>
    <connections>
    <segue destination="list" kind="relationship" relationship="rootViewController" id="g3"/>
    </connections>
    </navigationController>
    </objects>
    </scene>
    <scene sceneID="s3">
    <objects>
    <tableViewController id="list" customClass="ListViewController" title="Items" sceneMemberID="viewController">
    <navigationItem title="List" id="n1"/>
    <connections>
    <segue destination="detail" kind="show" identifier="openDetail" id="g4"/>
    <segue destination="sheet" kind="presentation" modalPresentationStyle="fullScreen" id="g5"/>
    <segue destination="child" kind="embed" id="g6"/>
    </connections>
    </tableViewController>
    </objects>
    </scene>
    <scene sceneID="s4">
    <objects>
    <viewController id="detail" customClass="DetailViewController" sceneMemberID="viewController">
    <connections>
    <segue destination="x4" kind="unwind" unwindAction="closeWithSegue:" id="g7"/>
    <segue destination="detail" kind="push" id="g8"/>
    <segue destination="list" kind="show" id="g9"/>
    <segue destination="sheet" kind="popoverPresentation" id="g10"/>
    <segue destination="child" kind="custom" customClass="FlipSegue" id="g11"/>
    </connections>
    </viewController>
    <exit id="x4"/>
    </objects>
    </scene>
    <scene sceneID="s5">
    <objects>
    <viewController id="sheet" storyboardIdentifier="sheet" sceneMemberID="viewController">
    <connections>
    <segue destination="x5" kind="unwind" identifier="done" unwindAction="doneWithSegue:" id="g12"/>
    <segue destination="detail" kind="showDetail" id="g13"/>
    </connections>
    </viewController>
    <exit id="x5"/>
    </objects>
    </scene>
    <scene sceneID="s6">
    <objects>
    <viewController id="child" sceneMemberID="viewController">
    <connections>
    <segue destination="sheet" kind="show" animates="NO" id="g14"/>
    </connections>
    </viewController>
    <tapGestureRecognizer id="tap">
    <connections>
    <segue destination="detail" kind="show" id="g15"/>
    </connections>
    </tapGestureRecognizer>
    </objects>
    </scene>
    <scene sceneID="s7">
    <objects>
    <viewControllerPlaceholder storyboardName="Shop" id="ref" sceneMemberID="viewController"/>
    </objects>
    </scene>
    </scenes>
    </document>
    """

  private static let shop = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="split">
    <scenes>
    <scene sceneID="s1">
    <objects>
    <splitViewController id="split" sceneMemberID="viewController">
    <connections>
    <segue destination="catalog" kind="relationship" relationship="masterViewController" id="g1"/>
    <segue destination="item" kind="relationship" relationship="detailViewController" id="g2"/>
    </connections>
    </splitViewController>
    </objects>
    </scene>
    <scene sceneID="s2">
    <objects>
    <viewController id="catalog" customClass="CatalogViewController" sceneMemberID="viewController">
    <connections>
    <segue destination="item" kind="show" identifier="root" id="g3"/>
    <segue destination="ref" kind="modal" id="g4"/>
    </connections>
    </viewController>
    </objects>
    </scene>
    <scene sceneID="s3">
    <objects>
    <viewController id="item" customClass="ItemViewController" storyboardIdentifier="item" sceneMemberID="viewController">
    <connections>
    <segue destination="catalog" kind="show" id="g5"/>
    <segue destination="x3" kind="unwind" unwindAction="closeWithSegue:" id="g6"/>
    <segue destination="item" kind="show" identifier="back" id="g7">
    <segue key="commit" destination="item" id="g8"/>
    </segue>
    </connections>
    </viewController>
    <exit id="x3"/>
    </objects>
    </scene>
    <scene sceneID="s4">
    <objects>
    <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="sheet" id="ref" sceneMemberID="viewController"/>
    <viewControllerPlaceholder storyboardName="Help" id="help" sceneMemberID="viewController"/>
    </objects>
    </scene>
    </scenes>
    </document>
    """

  /// Two navigation graphs, of which the first includes the second.
  package static let navigationGraphs = [graph, account]

  private static let namespaces = """
    xmlns:android="http://schemas.android.com/apk/res/android" xmlns:app="http://schemas.android.com/apk/res-auto"
    """

  private static let graph = """
    <navigation \(namespaces) android:id="@+id/nav_graph" app:startDestination="@id/home">
    <fragment android:id="@+id/home" android:name="com.x.HomeFragment" android:label="Home">
    <action android:id="@+id/open_list" app:destination="@id/list"/>
    <action android:id="@+id/to_account" app:destination="@id/account"/>
    <action android:id="@+id/restart" app:destination="@id/list" app:popUpTo="@id/home" app:popUpToInclusive="true"/>
    </fragment>
    <fragment android:id="@+id/list" android:name="com.x.ListFragment">
    <action android:id="@+id/open_item" app:destination="@id/item">
    <argument android:name="itemId" android:defaultValue="7"/>
    </action>
    <action android:id="@+id/ask" app:destination="@id/confirm"/>
    <action android:id="@+id/close" app:popUpTo="@id/list" app:popUpToInclusive="true"/>
    <deepLink app:uri="shop://list?filter={filter}"/>
    <argument android:name="filter" app:argType="string" app:nullable="true" android:defaultValue="@null"/>
    </fragment>
    <fragment android:id="@+id/item" android:name="com.x.ItemFragment">
    <argument android:name="itemId" app:argType="integer"/>
    <argument android:name="kind" app:argType="com.x.Test$Kind"/>
    <argument android:name="tags" app:argType="string[]"/>
    <deepLink app:uri="https://shop.example/item/{itemId}"/>
    <action android:id="@+id/sold" app:destination="@id/thanks" app:popUpTo="@id/list"/>
    <action android:id="@+id/again" app:destination="@id/item"/>
    <action android:id="@+id/home_again" app:destination="@id/home" app:popUpTo="@id/home" app:launchSingleTop="true"/>
    </fragment>
    <dialog android:id="@+id/confirm" android:name="com.x.ConfirmDialog">
    <action android:id="@+id/confirmed" app:destination="@id/item" app:popUpTo="@id/list"/>
    </dialog>
    <activity android:id="@+id/thanks" android:name="com.x.ThanksActivity" android:label="@string/thanks">
    <deepLink app:uri="shop://thanks"/>
    </activity>
    <navigation android:id="@+id/wizard" app:startDestination="@id/first">
    <argument android:name="step" app:argType="integer" android:defaultValue="1"/>
    <fragment android:id="@+id/first">
    <action android:id="@+id/next" app:destination="@id/second"/>
    </fragment>
    <fragment android:id="@+id/second">
    <action android:id="@+id/finish" app:destination="@id/home" app:popUpTo="@id/nav_graph"/>
    <action android:id="@+id/cancel" app:popUpTo="@id/wizard" app:popUpToInclusive="true"/>
    </fragment>
    <action android:id="@+id/help" app:destination="@id/confirm"/>
    </navigation>
    <include app:graph="@navigation/account"/>
    <include app:graph="@navigation/missing"/>
    <action android:id="@+id/open_thanks" app:destination="@id/thanks"/>
    <action android:id="@+id/go_home" app:destination="@id/home" app:popUpTo="@id/home"/>
    </navigation>
    """

  private static let account = """
    <navigation \(namespaces) android:id="@+id/account" app:startDestination="@id/profile">
    <fragment android:id="@+id/profile" android:name="com.x.ProfileFragment">
    <argument android:name="user" app:argType="long" android:defaultValue="7L"/>
    <action android:id="@+id/edit" app:destination="@id/editor"/>
    <action android:id="@+id/list" app:destination="@id/list" app:popUpTo="@id/profile"/>
    </fragment>
    <dialog android:id="@+id/editor" android:name="com.x.EditorBottomSheet">
    <argument android:name="user" app:argType="long"/>
    <action android:id="@+id/saved" app:popUpTo="@id/profile"/>
    <action android:id="@+id/log_out" app:destination="@id/home" app:popUpTo="@id/nav_graph" app:popUpToInclusive="true"/>
    </dialog>
    </navigation>
    """

  /// The menu of the same app.
  static let menu = """
    <menu xmlns:android="http://schemas.android.com/apk/res/android">
    <item android:id="@+id/home" android:title="Home"/>
    <item android:id="@+id/list" android:title="List"/>
    <item android:id="@+id/account" android:title="Account"/>
    </menu>
    """
}
